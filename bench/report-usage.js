import { writeSync } from "node:fs";

/** Loaded into a build: at its end, tells whoever started it what it took. */
process.on("exit", () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const usage = { peakBytes: maxRSS * 1024, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 };
  writeSync(3, JSON.stringify(usage));
});
