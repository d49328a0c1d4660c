/** The list of what must be seen to before real customers come, with what is set and what is missing. */
import { goLiveGroups, goLiveTexts, goLiveWords as words } from '../../content/desk/go-live.ts'
import { deskErrorMessages } from '../../content/desk/error-words.ts'
import { ADMINISTRATORS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { deskPage, refuse, type FormVisit, type Loaded } from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'

const PAGE = '/operador/antes-de-abrir'

async function tick({ services, user, form: { item = '', feito = '' } }: FormVisit) {
  return (await services.setGoLiveTick(user, item, feito === 'sim'))
    ? `${PAGE}?feito=lista-guardada`
    : refuse(400, deskErrorMessages.noPage)
}

export default deskPage({
  path: PAGE,
  roles: ADMINISTRATORS,
  title: words.title,
  menu: { group: 'house', at: 3 },
  load: async ({ services }) => ({ list: await services.goLiveList() }),
  actions: { '': tick },
  view: ({ list }) => (
    <>
      <DeskPageHeading title={words.title} why={words.why} />
      <p className="desk-strong">{words.left(list.filter(({ isDone }) => !isDone).length)}</p>
      {goLiveGroups.map(([title, items]) => (
        <section key={title}>
          <h2 className="desk-section">{title}</h2>
          <Table
            caption={title}
            rows={items.flatMap((item) => list.filter((each) => each.item === item))}
            keyOf={({ item }) => item}
            empty=""
            columns={[
              {
                head: words.item,
                cell: ({ item }) => <span className="desk-strong">{goLiveTexts[item].name}</span>,
              },
              { head: words.state, cell: (each) => <State {...each} /> },
              { head: words.means, cell: ({ item }) => goLiveTexts[item].without },
            ]}
          />
        </section>
      ))}
    </>
  ),
})

function State({ item, isDone, isTicked, tick: ticked }: Loaded<'goLiveList'>[number]) {
  return (
    <>
      <p className={isDone ? undefined : 'desk-bad'}>{isDone ? words.done : words.missing}</p>
      {!isDone && <p className="desk-hint">{words.set(goLiveTexts[item].by)}</p>}
      {ticked !== null && (
        <p className="desk-hint">
          {words.ticked(ticked.by)}, <Time iso={ticked.at} how="day" />
        </p>
      )}
      {isTicked && (
        <CsrfForm action={PAGE}>
          <input type="hidden" name="item" value={item} />
          <input type="hidden" name="feito" value={isDone ? '' : 'sim'} />
          <Button label={isDone ? words.untick : words.tick} kind="secondary" />
        </CsrfForm>
      )}
    </>
  )
}
