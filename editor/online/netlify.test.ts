import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { findNetlifySite, netlify } from "./netlify";
import { startNetlify } from "./testing";
import type { Site } from "./way";

const token = "nfp_secret";
let fake: Awaited<ReturnType<typeof startNetlify>>;

beforeEach(async () => {
  fake = await startNetlify(token);
  vi.stubEnv("NETLIFY_API_URL", fake.api);
  return () => {
    vi.unstubAllEnvs();
    fake.close();
  };
});

function site(files: Record<string, string>): Site {
  return new Map(Object.entries(files).map(([file, words]) => [file, Buffer.from(words)]));
}

async function read(path: string) {
  return (await fetch(fake.origin + path)).text();
}

const first = site({ "index.html": "1", "about us.html": "about", ".htaccess": "", "a.gz": "" });
const second = site({ "index.html": "2", "about us.html": "about" });

test("sends only files that Netlify doesn't have", async () => {
  const way = netlify({ token, site: "site-1" });
  await way.put(first, () => {});
  expect(await read("/about%20us.html")).toBe("about");
  fake.asked.length = 0;
  await way.put(second, () => {});
  expect(await read("/index.html")).toBe("2");
  const sent = fake.asked.filter((line) => line.startsWith("PUT"));
  expect(sent).toEqual(["PUT /deploys/deploy-2/files/index.html"]);
});

test("sends no file of other servers", async () => {
  await netlify({ token, site: "site-1" }).put(first, () => {});
  expect(fake.asked.filter((line) => line.startsWith("PUT"))).toHaveLength(2);
});

test("restores an earlier deploy without sending it", async () => {
  const way = netlify({ token, site: "site-1" });
  const id = await way.put(first, () => {});
  await way.put(second, () => {});
  fake.asked.length = 0;
  await way.restore?.(id ?? "", first, () => {});
  expect(await read("/index.html")).toBe("1");
  expect(fake.asked).toEqual(["POST /sites/site-1/deploys/deploy-1/restore"]);
});

test("uploads an earlier site again if Netlify has deleted it", async () => {
  const way = netlify({ token, site: "site-1" });
  await way.put(second, () => {});
  await way.restore?.("deleted", first, () => {});
  expect(await read("/index.html")).toBe("1");
});

test("tells why Netlify refused a site", async () => {
  fake.refuse("Too many files");
  const refused = netlify({ token, site: "site-1" }).put(first, () => {});
  await expect(refused).rejects.toThrow("Netlify says: Too many files");
});

test("stops waiting for a deploy that Netlify doesn't finish", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  fake.stall();
  const put = netlify({ token, site: "site-1" }).put(first, () => {});
  const isAsked = () => expect(fake.asked).toContain("GET /deploys/deploy-1");
  await vi.waitFor(isAsked);
  vi.setSystemTime(Date.now() + 11 * 60_000);
  await expect(put).rejects.toThrow("Netlify has all files, but hasn't put them online");
});

test.each(["kind", "kind.netlify.app", "https://kind.netlify.app/"])(
  "finds the site %s",
  async (name) => {
    const found = await findNetlifySite({ token, site: name });
    expect(found).toEqual({ token, site: "site-1", address: fake.origin });
  },
);

test("makes a site for an owner who has none", async () => {
  const found = await findNetlifySite({ token, site: "" });
  expect(found.site).toBe("site-1");
  expect(fake.asked).toEqual(["POST /sites"]);
});

test("refuses a wrong token, an unknown site and a closed connection in plain words", async () => {
  const wrong = findNetlifySite({ token: "wrong", site: "kind" });
  await expect(wrong).rejects.toThrow("Netlify doesn't accept this token.");
  const unknown = findNetlifySite({ token, site: "unkind" });
  await expect(unknown).rejects.toThrow("Netlify doesn't have this in your account.");
  vi.stubEnv("NETLIFY_API_URL", "http://127.0.0.1:1");
  onTestFinished(() => void vi.unstubAllEnvs());
  const offline = findNetlifySite({ token, site: "kind" });
  await expect(offline).rejects.toThrow("Is this computer connected to the Internet?");
});
