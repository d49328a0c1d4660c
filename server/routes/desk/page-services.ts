/**
 * What the declared pages of the desk may ask of the server (src/desk/pages). A page calls a function without its first
 * parameter, the parts of the server, which only the server has.
 */
import type { DeskContext } from '../../services/desk/desk-context.ts'
import { servicesOfFigures } from './services-of-figures.ts'
import type { ImportWork } from './import-work.ts'
import { servicesOfOperation } from './services-of-operation.ts'
import { servicesOfPeople } from './services-of-people.ts'

/** The parts of the server that these functions get. */
export type PageParts = DeskContext & { readonly imports: ImportWork }

/** Functions for pages, by name. */
export type PageServices = Readonly<Record<string, (parts: PageParts, ...rest: never[]) => unknown>>

const services = { ...servicesOfFigures, ...servicesOfPeople, ...servicesOfOperation }

type WithoutParts<Service> = Service extends (parts: never, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never

export type DeskServices = {
  readonly [Name in keyof typeof services]: WithoutParts<(typeof services)[Name]>
}

/** Returns the functions with the parts of this server. */
export const servicesOf = (parts: PageParts): DeskServices =>
  Object.fromEntries(
    Object.entries<PageServices[string]>(services).map(([name, service]) => [
      name,
      (...rest: never[]) => service(parts, ...rest),
    ]),
  ) as DeskServices
