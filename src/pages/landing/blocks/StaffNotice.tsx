import { staffNotice } from '../../../content/landing/coverage-check-invitation.ts'
import { TextLink } from './TextLink.tsx'
import './staff-notice.css'

/** A landing page notice for the operator's employees, with a link to the external migration form. */
export function StaffNotice() {
  return (
    <section className="staff-notice" aria-labelledby="aviso-colaborador">
      <div className="staff-notice__in">
        <div>
          <h2 id="aviso-colaborador">{staffNotice.title}</h2>
          <p>{staffNotice.text}</p>
        </div>
        <TextLink {...staffNotice.link} />
      </div>
    </section>
  )
}
