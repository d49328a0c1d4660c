import { code as words } from '../../content/desk/login.ts'
import QrCode from '../../ui/order/QrCode.tsx'
import { EntranceCard, EntranceLink } from '../parts/EntranceCard.tsx'
import { FormField } from '../parts/FormField.tsx'

type Factor = { readonly address: string; readonly secret: string }

export type CodeProps = {
  /** What the app reads at the first log-in. */
  readonly factor: Factor | null
  readonly problem: string | null
  readonly back: string
}

export function CodePage({ factor, problem, back }: CodeProps) {
  const { title, why } = factor ? words.first : words
  return (
    <EntranceCard
      title={title}
      why={why}
      above={factor && <NewFactor {...factor} />}
      problem={problem}
      action="/operador/entrar/codigo"
      go={words.go}
      below={<EntranceLink href="/operador/entrar" label={words.other} />}
    >
      <input type="hidden" name="volta" value={back} />
      <FormField
        name="codigo"
        label={words.label}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
      />
    </EntranceCard>
  )
}

/** The secret of an app that makes codes, as a picture and by hand. */
function NewFactor({ address, secret }: Factor) {
  return (
    <div className="desk-factor">
      <QrCode text={address} label={words.first.picture} />
      <p>
        {words.first.byHand}
        <code className="desk-secret">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </div>
  )
}
