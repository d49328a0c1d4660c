/** How the head of a landing page, for search engines and shared links, names the page's offer. */
export const headWords = {
  title: (title: string, plan: string, price: string) =>
    `${title}: ${plan} por ${price}/mês com débito automático`,
  description: (description: string, plan: string, price: string) =>
    `${plan} por ${price}/mês com débito automático. ${description}`,
} as const
