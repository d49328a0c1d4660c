/** Parses the e-mail address in a form of a landing page. */
import { parseEmail } from './email.ts'

/** Like `parseEmail`, but the top-level domain has 2 to 6 letters (marketing §5). An order takes any. */
export const parseLandingEmail: typeof parseEmail = (raw) => {
  const parsed = parseEmail(raw)
  return 'value' in parsed && !/\.[a-z]{2,6}$/.test(parsed.value) ? { problem: 'email-invalido' } : parsed
}
