declare module "*?script" {
  const code: string;
  // biome-ignore lint/style/noDefaultExport: as for Vite's own queries
  export default code;
}
