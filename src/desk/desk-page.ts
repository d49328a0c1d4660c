/**
 * What a page of the desk is: a file in `pages` that declares its address, the roles that may use it, what it loads and
 * shows, and what its forms do. Route, checks, menu and the matrix of roles follow from that (docs/how-to/add-a-desk-page.md).
 */
import type { ReactNode } from 'react'
import type { AuditEvent } from '../../server/services/desk/write-and-check-audit-log.ts'
import type { SentFile } from '../../server/plugins/file-upload-parser.ts'
import type { DeskServices } from '../../server/routes/desk/page-services.ts'
import type { DeskUser } from '../../server/repositories/desk/desk-users.ts'
import type { menuGroups } from '../content/desk/menu-and-roles.ts'
import type { Role } from '../contract/desk-roles-reasons-calls-and-imports.ts'

/** A request for a page, by somebody who may open it. */
export type PageVisit = {
  /** What pages may ask of the server. */
  readonly services: DeskServices
  readonly user: DeskUser
  /** What tells this session from others of the same person. */
  readonly token: string
  /** The address from which the request comes. */
  readonly ip: string
  /** The parameters of the address; src/lib/url-parameters.ts reads them. */
  readonly query: unknown
  /** What stands in the address for `:handle`; '' if nothing does. */
  readonly handle: string
  /** Whether this person may open the page at a path. */
  readonly mayOpen: (path: string) => boolean
  /** Whether this person may send the form with an action. */
  readonly maySend: (action: string) => boolean
}

/** A form that was sent from a page, by somebody who may send it. */
export type FormVisit = PageVisit & {
  readonly form: Readonly<Record<string, string>>
  /** Reads the file of a form that takes one; 'busy' if too many others are arriving, null if none was sent. */
  readonly readFile: () => Promise<SentFile | 'busy' | 'too large' | null>
}

/** What a function of the server returns to a page. */
export type Loaded<Name extends keyof DeskServices> = Awaited<ReturnType<DeskServices[Name]>>

/** The page is shown again, and says more than before: why a form was refused, what it made. */
export type ShownAgain<Said> = { readonly said: Partial<Said>; readonly status: number }

/** The page is not shown, or the form is refused, with a sentence that says why. */
export type Refusal = { readonly refused: 400 | 403 | 404 | 409 | 429; readonly why: string }

/** Shows the page again, as it is after the form. */
export const again = <Said extends object>(said: Said, status: number): ShownAgain<Said> => ({ said, status })

/** Refuses a page or a form. */
export const refuse = (refused: Refusal['refused'], why: string): Refusal => ({ refused, why })

/** A file that a page offers. */
export type DeskFile = { readonly name: string; readonly type: string; readonly body: string }

/** What a form does. A string is the address to which the browser goes on. */
type Act<Said> = (visit: FormVisit) => Outcome<Said> | Promise<Outcome<Said>>
type Outcome<Said> = string | ShownAgain<Said> | Refusal

/** Why a function of the server has refused a form: `field` is the one that is wrong, as the API calls it. */
export type ServerRefusal = {
  readonly status: number
  readonly message: string
  readonly field: string | undefined
}

/** What a form does; `roles` if fewer may send it than may open its page. */
export type FormAction<Said> =
  | Act<Said>
  | {
      readonly roles?: readonly Role[]
      readonly act: Act<Said>
      /** Whether one of its fields is a file. */
      readonly takesFile?: boolean
      /** What the page says when a function of the server refuses the form; an error page without it. */
      readonly whenRefused?: (refusal: ServerRefusal, form: FormVisit['form']) => Partial<Said>
    }

/** Where the menu lists a page: its group, and its place there, from 1. */
export type MenuPlace = {
  readonly group: keyof typeof menuGroups
  readonly at: number
  /** The text of the link, if it is not the page's title. */
  readonly label?: string
}

type Now<Result> = Result | Promise<Result>

/** A page of the desk that shows `Data`, and what became of its forms (`Said`). */
export type DeskPage<Data extends object = object, Said extends object = object> = {
  /** Its address, which may have one parameter, `:handle`. */
  readonly path: string
  readonly roles: readonly Role[]
  readonly title: string
  readonly menu?: MenuPlace
  /** What the audit log says of every view, before anything is loaded. */
  readonly audited?: AuditEvent['what']
  /** Whether it shows pages of the site in frames. */
  readonly hasFrames?: boolean
  /** After how many seconds browsers load it again; null for not at all. */
  reloadsAfter?(data: Data): number | null
  /** What the page says of its forms before one was sent. */
  readonly said?: Said
  /** Loads what the page shows, also after a form (`said`); null if there is no such page. */
  load(visit: PageVisit, said: Said): Now<Data | Refusal | null>
  /** The component that shows it. */
  view(data: Data & Said): ReactNode
  /** Its forms, by the end of the address to which they are sent: '' is that of the page. */
  readonly actions?: Readonly<Record<string, FormAction<Said>>>
  /** Files that it offers, by the end of their address. */
  readonly files?: Readonly<Record<string, (visit: PageVisit) => Now<DeskFile | Refusal>>>
}

/** Declares a page of the desk. */
export const deskPage = <Data extends object, Said extends object = object>(
  page: DeskPage<Data, Said>,
): DeskPage<Data, Said> => page
