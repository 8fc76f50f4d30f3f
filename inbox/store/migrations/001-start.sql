-- SQLite and PostgreSQL both read this file. Times are milliseconds since 1970.

CREATE TABLE message (
  id TEXT PRIMARY KEY,
  form TEXT NOT NULL,
  received BIGINT NOT NULL,
  -- milliseconds that the inbox had ever been running when the message came: no clock changes them
  run BIGINT NOT NULL,
  -- new, progress, answered, aside, or test (the message that the set-up sends)
  state TEXT NOT NULL,
  -- grows with each change and each note, so that two people cannot overwrite each other
  version INTEGER NOT NULL,
  changed BIGINT NOT NULL,
  changed_by TEXT NOT NULL,
  -- when somebody who was not reached is to be called again; the state is 'progress' then
  call_at BIGINT,
  -- 1 once a person had it on the screen
  opened INTEGER NOT NULL,
  -- 1 once the visitor called it urgent
  urgent INTEGER NOT NULL DEFAULT 0,
  score INTEGER NOT NULL,
  -- keyed hash of the answers, for a day
  digest TEXT NOT NULL,
  key_id TEXT NOT NULL,
  encrypted BYTEA NOT NULL,
  -- when the message is removed; until then, deleting can be undone
  delete_at BIGINT
);

-- Includes version and opened, so that changes are noticed without reading the messages.
CREATE INDEX message_by_state ON message (state, delete_at, received, id, version, opened);

CREATE INDEX message_by_time ON message (received);

CREATE INDEX message_by_deletion ON message (delete_at) WHERE delete_at IS NOT NULL;

-- Notes of staff about a message. Only added, never changed.
CREATE TABLE note (
  id TEXT PRIMARY KEY,
  message_id TEXT NOT NULL REFERENCES message (id) ON DELETE CASCADE,
  at BIGINT NOT NULL,
  key_id TEXT NOT NULL,
  encrypted BYTEA NOT NULL
);

CREATE INDEX note_by_message ON note (message_id, at);

-- Messages that were removed, so that no backup brings them back.
CREATE TABLE deleted (
  id TEXT PRIMARY KEY,
  at BIGINT NOT NULL
);

-- Addresses that get e-mails.
CREATE TABLE recipient (
  address TEXT PRIMARY KEY,
  -- running time of the inbox at which the mailbox began to refuse every e-mail
  refused BIGINT
);

-- E-mails that a recipient has still to get: about a message ('new', 'urgent'), about people or keys
-- ('keys'), or about a day or week ('daily', 'weekly').
CREATE TABLE bell (
  id TEXT NOT NULL,
  recipient TEXT NOT NULL REFERENCES recipient (address) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  PRIMARY KEY (id, recipient, kind)
);

-- The lists of people and keys, each signed by somebody on the one before (keys/ring.ts). The newest
-- counts.
CREATE TABLE key_ring (
  number INTEGER PRIMARY KEY,
  ring TEXT NOT NULL,
  signature TEXT NOT NULL,
  -- JSON: the first signatures of those who are new on it, by id
  seen TEXT NOT NULL
);

-- The newest list that somebody has followed, signed by them: a new device begins with it.
CREATE TABLE seen (
  holder_id TEXT PRIMARY KEY,
  hash TEXT NOT NULL,
  signature TEXT NOT NULL
);

-- A person's private key, encrypted to what a passkey of theirs gives out. No backup holds these.
CREATE TABLE passkey (
  credential TEXT PRIMARY KEY,
  -- the person's public key
  holder_key TEXT NOT NULL,
  transports TEXT NOT NULL,
  file TEXT NOT NULL,
  label TEXT NOT NULL,
  at BIGINT NOT NULL
);

CREATE TABLE session (
  token_hash TEXT PRIMARY KEY,
  -- empty while the set-up is under way
  holder_id TEXT NOT NULL,
  -- when it ends unless it is used, and when it ends in any case
  expires BIGINT NOT NULL,
  ends BIGINT NOT NULL
);

-- Record of what staff did. The name is stored, because people leave.
CREATE TABLE record (
  at BIGINT NOT NULL,
  name TEXT NOT NULL,
  what TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (at, name, what)
);

CREATE TABLE setting (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

-- Total running time of the inbox in milliseconds.
INSERT INTO setting (name, value) VALUES ('run', '0');
