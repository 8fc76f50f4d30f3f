import { expect, test, vi } from "vitest";
import { api } from "./api.ts";

test("an answer that breaks off counts as no connection", async () => {
  vi.stubGlobal("fetch", async () => new Response('{"now":17'));
  await expect(api.status()).rejects.toMatchObject({ status: 0 });
});
