/*
 * Delhi keeps one time all year, five and a half hours ahead. By day the attribute stays away. Runs
 * before the picture is there, so that it is painted once.
 */
const hour = (Date.now() / 3_600_000 + 5.5) % 24;

if (hour < 5.5 || hour >= 19) document.documentElement.dataset.light = "night";
else if (hour < 8) document.documentElement.dataset.light = "dawn";
else if (hour >= 16.5) document.documentElement.dataset.light = "gold";
