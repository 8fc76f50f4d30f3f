-- When the last mail about messages was sent.
INSERT INTO setting (name, value) VALUES ('mailed', '0');
