import { setup as words } from '../../content/desk/entry.ts'
import { SignInCard, SignInLink } from '../parts/SignInCard.tsx'
import { Field } from '../parts/Field.tsx'

export type FirstAccessProps = {
  readonly email: string
  readonly code: string
  readonly problem: string | null
}

/** Lets a new colleague choose a password, with the code from the administrator. */
export function FirstAccessPage({ email, code, problem }: FirstAccessProps) {
  return (
    <SignInCard
      title={words.title}
      why={words.why}
      problem={problem}
      action="/operador/primeiro-acesso"
      go={words.go}
      below={<SignInLink href="/operador/entrar" label={words.back} />}
    >
      <Field
        name="email"
        label={words.email}
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
      />
      <Field
        name="codigo"
        label={words.code}
        hint={words.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={code}
        required
      />
      <Field
        name="senha"
        label={words.password}
        hint={words.passwordHint}
        type="password"
        autoComplete="new-password"
        required
      />
      <Field name="repetida" label={words.repeat} type="password" autoComplete="new-password" required />
    </SignInCard>
  )
}
