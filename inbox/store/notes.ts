import * as v from "valibot";
import { list, required, sql } from "./database.ts";
import { bytes } from "./rows.ts";

export const noteRow = v.object({
  id: v.string(),
  messageId: v.string(),
  at: v.number(),
  keyId: v.string(),
  encrypted: bytes,
});

export type EncryptedNote = v.InferOutput<typeof noteRow>;

export function selectNotes(messageIds: readonly string[]) {
  return sql`SELECT id, message_id AS "messageId", at, key_id AS "keyId", encrypted FROM note
    WHERE message_id IN (${list(messageIds)}) ORDER BY at, id`;
}

export function insertNote({ id, messageId, at, keyId, encrypted }: EncryptedNote) {
  return [
    required(
      sql`UPDATE message SET version = version + 1
        WHERE id = ${messageId} AND delete_at IS NULL RETURNING id`,
    ),
    sql`INSERT INTO note (id, message_id, at, key_id, encrypted)
      VALUES (${id}, ${messageId}, ${at}, ${keyId}, ${encrypted})`,
  ];
}
