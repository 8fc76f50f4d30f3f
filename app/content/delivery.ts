/**
 * Whether what people write in the two forms is delivered to the practice. It is not, unless the
 * site is built for an inbox; what pages say about sending follows from it.
 */
export const delivers: boolean = process.env.SITE_DELIVERY === "inbox";
