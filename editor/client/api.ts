import type { entriesIn, FieldFault } from "../entries";
import type { Task } from "../go-live";
import type { searchWords } from "../search";

type Entries = ReturnType<typeof entriesIn>;

export type Entry = ReturnType<Entries["read"]>;
export type Overview = { groups: ReturnType<Entries["groups"]>; tasks: Task[] };
export type Found = ReturnType<typeof searchWords>;
export type Versions = ReturnType<Entries["history"]>;

/** Why something was not done. Of what it holds, only what belongs to that reason is there. */
export type Refused = {
  status: number;
  said?: string;
  faults?: FieldFault[];
  named?: FieldFault[];
  values?: Record<string, unknown>;
  version?: string;
};

export const closed =
  "The editor does not answer. What you typed is kept in this browser: start npm run edit again, and go on.";

/** Asks the server of `npm run edit`; with a body, to change something. Fails with `Refused`. */
export async function ask<Answer>(name: string, body?: object | Blob): Promise<Answer> {
  const isData = body instanceof Blob;
  const response = await fetch(`/editor/${name}`, {
    method: body ? "POST" : "GET",
    body: isData ? body : body && JSON.stringify(body),
  }).catch(() => {
    throw { status: 0, said: closed } satisfies Refused;
  });
  const answer = await response.json();
  if (!response.ok) throw { status: response.status, ...answer } satisfies Refused;
  return answer;
}

export function pictureUrl(folder: string, name: string) {
  return `/editor/picture?${new URLSearchParams({ folder, name })}`;
}

export function uploadPicture(folder: string, file: File) {
  const query = new URLSearchParams({ folder, name: file.name });
  return ask<{ name: string; keepInView: string }>(`picture?${query}`, file);
}
