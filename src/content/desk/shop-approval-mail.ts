/** Texts of the e-mail that asks a second person to approve a publication of the shop. */
import { shopReviewWords } from './publish-and-approve-shop.ts'

export const shopApprovalMail = {
  subject: (by: string) => `${by} pede aprovação para mudar a loja`,
  /** @param from null for the moment of the approval */
  when: (from: string | null, until: string | null) => `Quando: ${shopReviewWords.period(from, until)}.`,
  note: (note: string) => `Comentário: ${note}`,
  why: 'Nada muda no site antes de você conferir e aprovar. Se não for para aprovar, diga por quê: quem pediu lê.',
  link: 'Conferir o que muda',
} as const
