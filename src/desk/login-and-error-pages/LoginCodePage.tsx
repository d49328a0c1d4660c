/** The second step of the login, which asks for the six digits of the authenticator app. */
import { loginCodeWords as words } from '../../content/desk/login.ts'
import type { UndeclaredData } from '../../../server/routes/desk/page-declaration-types.ts'
import QrCode from '../../ui/order/QrCode.tsx'
import { LoginCard, LoginCardLink } from '../parts/LoginCard.tsx'
import { FormField } from '../parts/FormField.tsx'

type LoginCodeProps = UndeclaredData<'logInCode'>

export function LoginCodePage({ factor, problem, back }: LoginCodeProps) {
  const { title, why } = factor ? words.first : words
  return (
    <LoginCard
      title={title}
      why={why}
      above={factor && <NewFactor {...factor} />}
      problem={problem}
      action="/operador/entrar/codigo"
      go={words.go}
      below={<LoginCardLink href="/operador/entrar" label={words.other} />}
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
    </LoginCard>
  )
}

/** Shows the secret for an authenticator app, as a QR code and as text. */
function NewFactor({ address, secret }: NonNullable<LoginCodeProps['factor']>) {
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
