-- When somebody who was not reached is to be called again; the state is 'progress' then.
ALTER TABLE message ADD COLUMN call_at BIGINT;

-- With the version, so that what has changed is seen without looking at the messages.
DROP INDEX message_by_state;

CREATE INDEX message_by_state ON message (state, delete_at, received, id, version);
