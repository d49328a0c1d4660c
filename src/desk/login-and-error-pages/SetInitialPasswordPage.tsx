/** Page on which a new colleague chooses a password. The administrator hands out the required code. */
import { passwordSetupWords as words } from '../../content/desk/login.ts'
import type { UndeclaredData } from '../../../server/routes/desk/page-declaration-types.ts'
import { LoginCard, LoginCardLink } from '../parts/LoginCard.tsx'
import { FormField } from '../parts/FormField.tsx'

export function SetInitialPasswordPage({ email, code, problem }: UndeclaredData<'firstPassword'>) {
  return (
    <LoginCard
      title={words.title}
      why={words.why}
      problem={problem}
      action="/operador/primeiro-acesso"
      go={words.go}
      below={<LoginCardLink href="/operador/entrar" label={words.back} />}
    >
      <FormField
        name="email"
        label={words.email}
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
      />
      <FormField
        name="codigo"
        label={words.code}
        hint={words.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={code}
        required
      />
      <FormField
        name="senha"
        label={words.password}
        hint={words.passwordHint}
        type="password"
        autoComplete="new-password"
        required
      />
      <FormField name="repetida" label={words.repeat} type="password" autoComplete="new-password" required />
    </LoginCard>
  )
}
