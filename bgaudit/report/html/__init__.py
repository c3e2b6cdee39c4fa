"""The parts of the HTML report: what each part of the page shows, and the templates for it."""
