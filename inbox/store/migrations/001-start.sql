-- SQLite and PostgreSQL both read this. Times are milliseconds since 1970.

CREATE TABLE message (
  id TEXT PRIMARY KEY,
  form TEXT NOT NULL,
  received BIGINT NOT NULL,
  -- new, answered, aside, or test (the one that the set-up sends)
  state TEXT NOT NULL,
  changed BIGINT NOT NULL,
  score INTEGER NOT NULL,
  digest TEXT NOT NULL,
  key_id TEXT NOT NULL,
  sealed BYTEA NOT NULL,
  note_key_id TEXT,
  note BYTEA,
  -- when it goes for good; until then, deleting can be undone
  delete_at BIGINT
);

CREATE INDEX message_by_state ON message (state, delete_at, received, id);

CREATE INDEX message_by_time ON message (received);

CREATE INDEX message_by_deletion ON message (delete_at);

CREATE INDEX message_by_key ON message (key_id);

CREATE INDEX message_by_note_key ON message (note_key_id);

-- A mail that is to be sent: for a message, or the daily one.
CREATE TABLE bell (
  id TEXT PRIMARY KEY,
  due BIGINT NOT NULL,
  tries INTEGER NOT NULL,
  claimed_until BIGINT NOT NULL
);

INSERT INTO bell (id, due, tries, claimed_until) VALUES ('daily', 0, 0, 0);

-- The practice's key pairs. Sealed: the private half, to all people and both recovery sheets.
CREATE TABLE practice_key (
  id TEXT PRIMARY KEY,
  public_key TEXT NOT NULL,
  sealed BYTEA NOT NULL,
  -- trial (until the set-up is complete), current, or old
  state TEXT NOT NULL,
  created BIGINT NOT NULL
);

-- Who can open the practice's keys: a person, or a recovery sheet (which has no locked key).
CREATE TABLE holder (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  name TEXT NOT NULL UNIQUE,
  public_key TEXT NOT NULL,
  locked_key BYTEA,
  added BIGINT NOT NULL
);

CREATE TABLE challenge (
  id TEXT PRIMARY KEY,
  holder_id TEXT NOT NULL,
  answer_hash TEXT NOT NULL,
  expires BIGINT NOT NULL
);

CREATE TABLE session (
  token_hash TEXT PRIMARY KEY,
  -- empty while the set-up is under way
  holder_id TEXT NOT NULL,
  expires BIGINT NOT NULL
);

-- Who opened which message. The name is kept, because people leave.
CREATE TABLE opening (
  message_id TEXT NOT NULL,
  name TEXT NOT NULL,
  at BIGINT NOT NULL
);

CREATE INDEX opening_by_time ON opening (at);

CREATE INDEX opening_by_message ON opening (message_id);

CREATE TABLE setting (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

-- Grows with each change of holders or keys, so that two people cannot overwrite each other.
INSERT INTO setting (name, value) VALUES ('ring', '0');
