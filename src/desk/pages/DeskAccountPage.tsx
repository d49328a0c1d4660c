import { account as words, accounts } from '../../content/desk/accounts.ts'
import { Button } from '../parts/Button.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { Heading } from '../parts/Heading.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { DescriptionList } from '../parts/DescriptionList.tsx'
import { LinkLine } from '../parts/Links.tsx'
import { Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { roleNames } from '../../content/desk/menu-and-roles.ts'
import { NewSetupCode, Roles } from './DeskAccountsPage.tsx'
import type { AccountRow } from '../page-data-types/accounts.ts'
import type { AccountProps } from '../page-data-types/account.ts'

/** Shows one account of the desk with its open sessions, and the forms that change it. */
export function DeskAccountPage({ account, sessions, made }: AccountProps) {
  const { handle, email, role, state, since, isOwn } = account
  const to = `/operador/pessoas/${handle}`
  return (
    <>
      <LinkLine href="/operador/pessoas" label={words.back} />
      <Heading title={email} />
      {made && <NewSetupCode {...made} />}
      <DescriptionList
        rows={[
          [accounts.role, roleNames[role]],
          [accounts.state, accounts.states[state]],
          [words.since, <Time iso={since} how="day" key="since" />],
        ]}
      />
      <section>
        <h2 className="desk-section">{words.sessions.title}</h2>
        <Table
          caption={words.sessions.caption}
          rows={sessions}
          keyOf={({ handle: session }) => session}
          empty={words.sessions.empty}
          columns={[
            {
              head: words.sessions.browser,
              cell: ({ browser, isHere }) => (
                <>
                  <span className="desk-strong">{browser ?? words.sessions.unknown}</span>
                  {isHere && <span className="desk-hint"> {words.sessions.here}</span>}
                </>
              ),
            },
            { head: words.sessions.since, cell: ({ since: begun }) => <Time iso={begun} /> },
            { head: words.sessions.until, cell: ({ until }) => <Time iso={until} /> },
            {
              head: words.sessions.act,
              isAction: true,
              cell: ({ handle: session, browser, isHere }) =>
                isHere ? (
                  accounts.never
                ) : (
                  <CsrfForm action={`${to}/sessoes`}>
                    <input type="hidden" name="sessao" value={session} />
                    <button type="submit" className="quiet-link">
                      {words.sessions.end}
                      <span className="hush"> {words.sessions.endOf(browser ?? words.sessions.unknown)}</span>
                    </button>
                  </CsrfForm>
                ),
            },
          ]}
        />
      </section>
      {isOwn ? <DeskNotice kind="info" text={words.own} /> : <Rights to={to} {...account} />}
    </>
  )
}

type RightsProps = { readonly to: string } & Pick<AccountRow, 'role' | 'state'>

function Rights({ to, role, state }: RightsProps) {
  const isOff = state === 'disabled'
  return (
    <>
      <CsrfForm action={`${to}/papel`} className="desk-panel desk-form">
        <h2 className="desk-section">{words.role.title}</h2>
        <p className="desk-why">{words.role.why}</p>
        <Roles role={role} />
        <Button label={words.role.submit} />
      </CsrfForm>
      {state === 'ready' && (
        <CsrfForm action={`${to}/aplicativo`} className="desk-panel desk-form">
          <h2 className="desk-section">{words.factor.title}</h2>
          <p className="desk-why">{words.factor.why}</p>
          <Button label={words.factor.submit} kind="secondary" />
        </CsrfForm>
      )}
      {!isOff && (
        <CsrfForm action={`${to}/acesso`} className="desk-panel desk-form">
          <h2 className="desk-section">{words.reset.title}</h2>
          <p className="desk-why">{words.reset.why}</p>
          <Button label={words.reset.submit} kind="secondary" />
        </CsrfForm>
      )}
      <CsrfForm action={`${to}/${isOff ? 'religar' : 'desligar'}`} className="desk-panel desk-form">
        <h2 className="desk-section">{words.disable.title}</h2>
        <p className="desk-why">{words.disable.why}</p>
        <Button label={isOff ? words.disable.again : words.disable.submit} kind="secondary" />
      </CsrfForm>
    </>
  )
}
