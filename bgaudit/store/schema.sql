-- A store of results, schema 1. `PRAGMA user_version` is the schema, and `application_id` is
-- 0x62677374, which is "bgst". Tables and columns are only ever added to a schema.
--
-- Sides are 1 and 2: the left and the right column, White and Black in SGF. In a chouette they are
-- the players in the order of the header. NULL is what the record does not tell. Text is UTF-8; a
-- name that cannot be said in it is a BLOB, with lone surrogates in three bytes each.

CREATE TABLE runs (                 -- what wrote to the store
    id       INTEGER PRIMARY KEY,
    version  TEXT NOT NULL,         -- of bgaudit
    rules    TEXT NOT NULL          -- the rule sets, by name, with commas
);

CREATE TABLE files (                -- each file as it was audited last
    id       INTEGER PRIMARY KEY,
    run      INTEGER NOT NULL REFERENCES runs,
    path     TEXT NOT NULL UNIQUE,  -- as it was given; of a URL without user, password and query
    sha256   TEXT,                  -- of the content; NULL where it could not be read
    format   TEXT,                  -- mat, sgf and so on; NULL if it is no record
    producer TEXT,                  -- the program or site that wrote it, where that can be told
    rules    TEXT NOT NULL
);
CREATE INDEX files_by_run ON files (run);

CREATE TABLE matches (
    file     INTEGER NOT NULL REFERENCES files ON DELETE CASCADE,
    match    INTEGER NOT NULL,      -- counted from 1 in the file
    length   INTEGER,               -- 0 where money is played for
    event    TEXT,
    date     TEXT,
    rules    TEXT NOT NULL,
    winner   INTEGER,               -- a side
    finished INTEGER NOT NULL,      -- 0 or 1
    PRIMARY KEY (file, match)
) WITHOUT ROWID;

CREATE TABLE players (              -- each player of each match
    file     INTEGER NOT NULL,
    match    INTEGER NOT NULL,
    side     INTEGER NOT NULL,
    name     TEXT,
    points   INTEGER,               -- what the plays come to; in a chouette won or lost in all
    recorded INTEGER,               -- what the record says of them
    openings INTEGER NOT NULL,      -- how many games he began
    r11 INTEGER NOT NULL,           -- how often he rolled 1-1, and so on to 6-6, without the
    r21 INTEGER NOT NULL,           -- opening rolls, which are never doubles
    r22 INTEGER NOT NULL,
    r31 INTEGER NOT NULL,
    r32 INTEGER NOT NULL,
    r33 INTEGER NOT NULL,
    r41 INTEGER NOT NULL,
    r42 INTEGER NOT NULL,
    r43 INTEGER NOT NULL,
    r44 INTEGER NOT NULL,
    r51 INTEGER NOT NULL,
    r52 INTEGER NOT NULL,
    r53 INTEGER NOT NULL,
    r54 INTEGER NOT NULL,
    r55 INTEGER NOT NULL,
    r61 INTEGER NOT NULL,
    r62 INTEGER NOT NULL,
    r63 INTEGER NOT NULL,
    r64 INTEGER NOT NULL,
    r65 INTEGER NOT NULL,
    r66 INTEGER NOT NULL,
    PRIMARY KEY (file, match, side),
    FOREIGN KEY (file, match) REFERENCES matches ON DELETE CASCADE
) WITHOUT ROWID;

CREATE TABLE games (
    file            INTEGER NOT NULL,
    match           INTEGER NOT NULL,
    place           INTEGER NOT NULL,  -- counted from 1 in the match
    number          INTEGER,           -- the one printed
    line            INTEGER,           -- of its header; NULL in a binary file
    score_1         INTEGER,           -- the points of side 1 before the game
    score_2         INTEGER,
    crawford        INTEGER,           -- 0 or 1
    winner          INTEGER,           -- a side
    points          INTEGER,
    kind            TEXT,              -- single, gammon, backgammon
    ended_by        TEXT NOT NULL,     -- bear_off, drop, resign, time, unfinished
    cube            INTEGER NOT NULL,  -- as the game ended
    cube_owner      INTEGER,           -- a side
    plays           INTEGER NOT NULL,  -- how many rolls are written
    recorded_winner INTEGER,           -- what the result line says
    recorded_points INTEGER,
    starter         INTEGER,           -- the side that played first
    opening         INTEGER,           -- what it rolled, 21 to 65
    mark            INTEGER,           -- the same in every record of the game; NULL if it is short
    PRIMARY KEY (file, match, place),
    FOREIGN KEY (file, match) REFERENCES matches ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX games_by_mark ON games (mark) WHERE mark IS NOT NULL;

CREATE TABLE findings (             -- what was selected, also what a baseline knows
    file        INTEGER NOT NULL REFERENCES files ON DELETE CASCADE,
    place       INTEGER NOT NULL,   -- counted from 1 in the file
    code        TEXT NOT NULL,
    name        TEXT NOT NULL,
    severity    TEXT NOT NULL,      -- error, warning, note
    status      TEXT NOT NULL,      -- stood, open and so on; n/a
    message     TEXT NOT NULL,
    help        TEXT,
    rule        TEXT NOT NULL,
    line        INTEGER,            -- NULL in a binary file
    column      INTEGER,            -- in characters from 1
    end_line    INTEGER,
    end_column  INTEGER,            -- the one after the last
    match       INTEGER,            -- NULL where it is of the whole file
    game        INTEGER,            -- the number printed, else its place
    row         INTEGER,
    side        INTEGER,
    dice        TEXT,               -- 6-2
    recorded    TEXT,
    xgid        TEXT,
    gnubg_id    TEXT,
    fingerprint TEXT NOT NULL,
    PRIMARY KEY (file, place),
    FOREIGN KEY (file, match) REFERENCES matches ON DELETE CASCADE
);
