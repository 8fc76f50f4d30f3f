import { expect, test, vi } from "vitest";
import { api } from "./api.ts";

test("an answer that breaks off counts as no connection", async () => {
  vi.stubGlobal("fetch", async () => new Response('{"now":17'));
  await expect(api.status()).rejects.toMatchObject({ status: 0 });
});

test("a text that is too long is refused in words for staff", async () => {
  const answer = () =>
    Response.json({ message: "Please shorten it, call or write." }, { status: 413 });
  vi.stubGlobal("fetch", async () => answer());
  await expect(api.addNote("one", { keyId: "", encrypted: "" })).rejects.toThrow(
    "This is too long for the inbox to keep.",
  );
});
