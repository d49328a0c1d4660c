/** The pages of the desk for a request that failed: the error, and the form that can be sent again. */
import { errorPages, resendWords } from '../content/desk/error-words.ts'
import type { UndeclaredData } from '../../server/routes/desk/page-declaration-types.ts'
import { LinkButton, Button } from './parts/Button.tsx'
import { callListWords, personToCall } from '../content/desk/call-list.ts'
import { orderRecord, orderSearch } from '../content/desk/orders.ts'
import { shopPlanWords } from '../content/desk/shop-plans.ts'
import { CALL_RESULTS } from '../contract/desk-roles-reasons-calls-and-imports.ts'
import { isIsoDate, isoToBr } from '../lib/iso-dates.ts'
import { CsrfForm } from './parts/CsrfForm.tsx'
import { LinkLine } from './parts/StandaloneLinks.tsx'

/** Shows an error message, and a request id for finding the error in the log. */
export function ErrorPage({ status, message, reference }: UndeclaredData<'error'>) {
  return (
    <section className="desk-card">
      <h1>{errorPages.titles[status] ?? errorPages.title}</h1>
      <p className="desk-why">{message}</p>
      <p>
        <LinkButton href="/operador" label={errorPages.back} />
      </p>
      <p className="desk-hint">
        {errorPages.reference} <code>{reference}</code>.
      </p>
    </section>
  )
}

function resultText(value: string): string {
  const result = CALL_RESULTS.find((each) => each === value)
  return result ? callListWords.results[result] : value
}

type Said = { readonly label: string; readonly text?: (value: string) => string }

/** Fields that people fill in. All other fields are sent again without being shown. */
const SAID: Readonly<Record<string, Said>> = {
  resultado: { label: personToCall.result, text: resultText },
  nota: { label: personToCall.newNote },
  proxima: { label: personToCall.next, text: (value) => (isIsoDate(value) ? isoToBr(value) : value) },
  referencia: { label: personToCall.reference },
  nome: { label: shopPlanWords.one.name },
  busca: { label: orderSearch.short },
  'falar-com': { label: personToCall.askFor },
  hora: { label: personToCall.nextTime },
  email: { label: orderRecord.contact.email },
  telefone: { label: orderRecord.contact.phone },
}

/**
 * Lets a person resend a form that was refused because their session had ended or changed. It shows what they had
 * typed.
 */
export function SendFormAgainPage({ action, fields, isIn }: UndeclaredData<'sendFormAgain'>) {
  const { title, why, go } = isIn ? resendWords.stale : resendWords.ended
  const said = fields.flatMap(([name, value]) => {
    const known = SAID[name]
    return known ? [[known.label, known.text?.(value) ?? value] as const] : []
  })
  return (
    <section className="desk-card">
      <h1>{title}</h1>
      <p className="desk-why">{why}</p>
      <dl className="desk-facts">
        {said.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!isIn && (
        <p>
          <a
            className="button button--primary desk-button"
            href="/operador/entrar"
            target="_blank"
            rel="noopener"
          >
            {resendWords.ended.enter}
          </a>
        </p>
      )}
      <CsrfForm action={action}>
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button label={go} kind={isIn ? 'primary' : 'secondary'} />
      </CsrfForm>
      {isIn && <LinkLine href="/operador" label={resendWords.stale.back} />}
    </section>
  )
}
