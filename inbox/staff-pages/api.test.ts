import { expect, test, vi } from "vitest";
import { api } from "./api.ts";

test("An answer that breaks off is none", async () => {
  vi.stubGlobal("fetch", async () => new Response('{"now":17'));
  await expect(api.status()).rejects.toMatchObject({ status: 0 });
});
