-- Messages that are gone for good, so that no copy brings them back.
CREATE TABLE deleted (
  id TEXT PRIMARY KEY,
  at BIGINT NOT NULL
);
