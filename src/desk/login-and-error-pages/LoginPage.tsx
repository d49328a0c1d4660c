/**
 * The login page of the desk. It asks for e-mail and password, and offers the company's single sign-on if there is
 * one.
 */
import type { UndeclaredData } from '../../../server/routes/desk/page-declaration-types.ts'
import { LinkButton } from '../parts/Button.tsx'
import { loginWords as words } from '../../content/desk/login.ts'
import { LoginCard, LoginCardLink } from '../parts/LoginCard.tsx'
import { FormField } from '../parts/FormField.tsx'

export function LoginPage({ email, problem, hasSingleSignOn, back }: UndeclaredData<'logIn'>) {
  return (
    <LoginCard
      title={words.title}
      why={words.why}
      problem={problem}
      action="/operador/entrar"
      go={words.go}
      below={
        <>
          {hasSingleSignOn && (
            <>
              <p className="desk-or">{words.or}</p>
              <LinkButton href="/operador/entrar/sso" label={words.singleSignOn} />
            </>
          )}
          <LoginCardLink before={words.first} href="/operador/primeiro-acesso" label={words.firstLink} />
        </>
      }
    >
      <input type="hidden" name="volta" value={back} />
      <FormField
        name="email"
        label={words.email}
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
      />
      <FormField
        name="senha"
        label={words.password}
        type="password"
        autoComplete="current-password"
        required
      />
    </LoginCard>
  )
}
