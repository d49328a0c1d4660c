import { setup as words } from '../../content/desk/login.ts'
import { EntranceCard, EntranceLink } from '../parts/EntranceCard.tsx'
import { FormField } from '../parts/FormField.tsx'

export type SetupProps = { readonly email: string; readonly code: string; readonly problem: string | null }

export function SetupPage({ email, code, problem }: SetupProps) {
  return (
    <EntranceCard
      title={words.title}
      why={words.why}
      problem={problem}
      action="/operador/primeiro-acesso"
      go={words.go}
      below={<EntranceLink href="/operador/entrar" label={words.back} />}
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
    </EntranceCard>
  )
}
