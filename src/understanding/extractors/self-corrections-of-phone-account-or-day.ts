/**
 * Recognises when a visitor corrects a phone number, a bank account or the installation day within the same message.
 * It is loaded with the extractors of those answers.
 */
import type { Finding } from '../extraction-state.ts'

/** What replaces a day but cannot be booked as it is: 'dia 24 de manhã, digo, fim do mês de manhã'. */
const VAGUE_DAY =
  /\b(?:semana|mes|ano|em dezembro|outr[oa]|qualquer|quanto|rapido|cedo possivel|noite|domingo|(?:segunda|terca|quarta|quinta|sexta) e (?:terca|quarta|quinta|sexta|sabado))\b/
/** A part of the day that is told with the new one. */
const HOUR = /\bhorario\b/
/**
 * Said behind the new day, it may be another than the old one's: 'quinta de manhã, desculpa, terça, depois do almoço'.
 */
const PART_OF_DAY = /\b(?:manha\w*|tarde\w*|almoco)\b/
const NOT_THIS_DAY = /\b(?:sem ser|nao(?: e)?) ess[ea]\b/

/**
 * Whether a day that replaces another one is to be asked about.
 * @param rest the folded text
 * @param from where the words begin that take the old day back
 * @param at where the new day begins
 * @param to where it ends
 */
const isUnclearDay = (rest: string, from: number, at: number, to: number): boolean =>
  VAGUE_DAY.test(rest) ||
  NOT_THIS_DAY.test(rest.slice(0, from)) ||
  HOUR.test(rest.slice(at)) ||
  PART_OF_DAY.test(rest.slice(to))

/** Whether a day of the visit can replace another one, although it is asked about: 'dia 24, não, dia 28'. */
const isNewDay = ({ kind, values, why }: Finding, old: Finding): boolean =>
  kind === 'visit' &&
  values.date !== undefined &&
  // 'terça de manhã, não, quarta': the period stays
  (why === 'confirm' || (why === 'part' && old.values.period === undefined)) &&
  (values.period !== undefined || old.values.period === undefined)

/** Whether a number can only be the area code of an incomplete telephone number: '822 9 8140-5533 ops 82'. */
const isAreaCode = ({ kind, why }: Finding, old: string, fresh: string): boolean =>
  kind === 'phone' && why === 'invalid' && /^\d\d$/.test(fresh) && /^\d{1,3}$/.test(old)

/** Whether a branch would replace an account or the reverse: 'ag 6000 e conta 4000-0, ih não, a agência é 3000'. */
const isOtherPart = (old: readonly { text: string }[], fresh: readonly { text: string }[]): boolean =>
  fresh.some(
    ({ text }, place) => /^(?:ag|conta)/.test(text) && old[place]?.text.slice(0, 2) !== text.slice(0, 2),
  )

export const selfCorrectionsOfPhoneAccountOrDay = { isUnclearDay, isNewDay, isAreaCode, isOtherPart }
