/** Texts that name a landing page's offer in its title and description, for search engines and shared links. */
export const headWords = {
  title: (title: string, plan: string, price: string) =>
    `${title}: ${plan} por ${price}/mês com débito automático`,
  description: (description: string, plan: string, price: string) =>
    `${plan} por ${price}/mês com débito automático. ${description}`,
} as const
