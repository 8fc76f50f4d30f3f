const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

/** 1500 → ₹1,500 */
export function formatRupees(amount: number) {
  return rupees.format(amount);
}
