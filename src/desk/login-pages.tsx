/** The pages on which somebody logs in at the desk: password, code of the app, first password, single sign-on. */
import type { UndeclaredData } from '../../server/routes/desk/page-declaration-types.ts'
import { LinkButton, Button } from './parts/Button.tsx'
import { loginWords, loginCodeWords, passwordSetupWords, singleSignOnWords } from '../content/desk/login.ts'
import { FormField } from './parts/FormFields.tsx'
import type { ReactNode } from 'react'
import { CsrfForm } from './parts/CsrfForm.tsx'
import { DeskPageHeading } from './parts/DeskPageHeading.tsx'
import { DeskNotice } from './parts/DeskNotice.tsx'
import { QuietLink, LinkLine } from './parts/StandaloneLinks.tsx'
import QrCode from '../ui/order/QrCode.tsx'

/**
 * The login page of the desk. It asks for e-mail and password, and offers the company's single sign-on if there is
 * one.
 */
export function LoginPage({ email, problem, hasSingleSignOn, back }: UndeclaredData<'logIn'>) {
  return (
    <LoginCard
      title={loginWords.title}
      why={loginWords.why}
      problem={problem}
      action="/operador/entrar"
      go={loginWords.go}
      below={
        <>
          {hasSingleSignOn && (
            <>
              <p className="desk-or">{loginWords.or}</p>
              <LinkButton href="/operador/entrar/sso" label={loginWords.singleSignOn} />
            </>
          )}
          <LoginCardLink
            before={loginWords.first}
            href="/operador/primeiro-acesso"
            label={loginWords.firstLink}
          />
        </>
      }
    >
      <input type="hidden" name="volta" value={back} />
      <FormField
        name="email"
        label={loginWords.email}
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
      />
      <FormField
        name="senha"
        label={loginWords.password}
        type="password"
        autoComplete="current-password"
        required
      />
    </LoginCard>
  )
}

type LoginCardProps = {
  readonly title: string
  readonly why: string
  /** Content above the form, such as a QR code. */
  readonly above?: ReactNode
  /** Error message of the previous attempt; null if there was none. */
  readonly problem: string | null
  readonly action: string
  /** Fields of the form. */
  readonly children: ReactNode
  /** Label of the button. */
  readonly go: string
  /** Links below the form. */
  readonly below: ReactNode
}

/** The layout of the login pages: a card with one form. */
function LoginCard(props: LoginCardProps) {
  const { title, why, above, problem, action, children, go, below } = props
  return (
    <section className="desk-card">
      <DeskPageHeading title={title} why={why} />
      {above}
      <DeskNotice kind="error" text={problem} />
      <CsrfForm action={action} className="desk-form">
        {children}
        <Button label={go} />
      </CsrfForm>
      {below}
    </section>
  )
}

/** A link below the form of a login page, with optional text before the link. */
function LoginCardLink(props: { readonly before?: string; readonly href: string; readonly label: string }) {
  const { before, href, label } = props
  return (
    <p className="desk-aside">
      {before !== undefined && `${before} `}
      <QuietLink href={href} label={label} />
    </p>
  )
}

type LoginCodeProps = UndeclaredData<'logInCode'>

/** The second step of the login, which asks for the six digits of the authenticator app. */
export function LoginCodePage({ factor, problem, back }: LoginCodeProps) {
  const { title, why } = factor ? loginCodeWords.first : loginCodeWords
  return (
    <LoginCard
      title={title}
      why={why}
      above={factor && <NewFactor {...factor} />}
      problem={problem}
      action="/operador/entrar/codigo"
      go={loginCodeWords.go}
      below={<LoginCardLink href="/operador/entrar" label={loginCodeWords.other} />}
    >
      <input type="hidden" name="volta" value={back} />
      <FormField
        name="codigo"
        label={loginCodeWords.label}
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
      <QrCode text={address} label={loginCodeWords.first.picture} />
      <p>
        {loginCodeWords.first.byHand}
        <code className="desk-secret">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </div>
  )
}

/** Page on which a new colleague chooses a password. The administrator hands out the required code. */
export function SetInitialPasswordPage({ email, code, problem }: UndeclaredData<'firstPassword'>) {
  return (
    <LoginCard
      title={passwordSetupWords.title}
      why={passwordSetupWords.why}
      problem={problem}
      action="/operador/primeiro-acesso"
      go={passwordSetupWords.go}
      below={<LoginCardLink href="/operador/entrar" label={passwordSetupWords.back} />}
    >
      <FormField
        name="email"
        label={passwordSetupWords.email}
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
      />
      <FormField
        name="codigo"
        label={passwordSetupWords.code}
        hint={passwordSetupWords.codeHint}
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={code}
        required
      />
      <FormField
        name="senha"
        label={passwordSetupWords.password}
        hint={passwordSetupWords.passwordHint}
        type="password"
        autoComplete="new-password"
        required
      />
      <FormField
        name="repetida"
        label={passwordSetupWords.repeat}
        type="password"
        autoComplete="new-password"
        required
      />
    </LoginCard>
  )
}

/**
 * Page that redirects to the desk after single sign-on. An HTTP redirect would not work, because browsers do not send a
 * new SameSite=Strict cookie with a redirect that began on another site.
 */
export function AfterSingleSignOnPage({ to }: UndeclaredData<'afterSingleSignOn'>) {
  return (
    <section className="desk-card">
      <meta httpEquiv="refresh" content={`0;url=${to}`} />
      <h1>{singleSignOnWords.title}</h1>
      <LinkLine href={to} label={singleSignOnWords.go} />
    </section>
  )
}
