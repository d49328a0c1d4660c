import { code as words } from '../../content/desk/entry.ts'
import QrCode from '../../ui/order/QrCode.tsx'
import { Button } from '../parts/Button.tsx'
import { Field } from '../parts/Field.tsx'
import { Form } from '../parts/Form.tsx'
import { Heading } from '../parts/Heading.tsx'
import { Notice } from '../parts/Notice.tsx'

export type CodeProps = {
  /** What the app reads at the first log-in. */
  readonly factor: { readonly address: string; readonly secret: string } | null
  readonly problem: string | null
  readonly back: string
}

export function CodePage({ factor, problem, back }: CodeProps) {
  return (
    <section className="desk-card">
      <Heading title={factor ? words.first.title : words.title} why={factor ? words.first.why : words.why} />
      {factor && (
        <div className="desk-factor">
          <QrCode text={factor.address} label={words.first.picture} />
          <p>
            {words.first.byHand}
            <code className="desk-secret">{factor.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
        </div>
      )}
      {problem !== null && (
        <Notice kind="error">
          <p>{problem}</p>
        </Notice>
      )}
      <Form action="/operador/entrar/codigo" className="desk-form">
        <input type="hidden" name="volta" value={back} />
        <Field
          name="codigo"
          label={words.label}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          required
        />
        <Button label={words.go} />
      </Form>
      <p className="desk-aside">
        <a className="quiet-link" href="/operador/entrar">
          {words.other}
        </a>
      </p>
    </section>
  )
}
