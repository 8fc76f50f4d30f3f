declare module "virtual:page-script" {
  export const pageScript: string;
}
