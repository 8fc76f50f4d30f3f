import { expect, it, vi } from "vitest";
import { createAlarm } from "./alarm.ts";

it("rings once for each message that becomes urgent while the list is open", () => {
  const ring = vi.fn();
  const update = createAlarm(ring);
  update(["old"], false);
  update(["old", "older"], true);
  expect(ring).not.toHaveBeenCalled();
  update(["old", "older", "new"], false);
  update(["new"], true);
  expect(ring).toHaveBeenCalledTimes(1);
});

it("stays silent about a message that is dealt with and comes back", () => {
  const ring = vi.fn();
  const update = createAlarm(ring);
  update(["one"], true);
  update([], true);
  update(["one"], true);
  expect(ring).not.toHaveBeenCalled();
});
