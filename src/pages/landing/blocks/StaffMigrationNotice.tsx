import { staffNotice } from '../../../content/landing/staff-migration-notice.ts'
import { useEditableTexts } from '../edition-contexts.ts'
import { TextLink } from './TextLink.tsx'
import './staff-migration-notice.css'

/** A notice on a landing page that sends the operator's employees to the migration form on another page. */
export function StaffMigrationNotice() {
  const { staffNoticeTitle, staffNoticeText } = useEditableTexts('staffNoticeTitle', 'staffNoticeText')
  return (
    <section className="staff-migration-notice" aria-labelledby="aviso-colaborador">
      <div className="staff-migration-notice__in">
        <div>
          <h2 id="aviso-colaborador">{staffNoticeTitle}</h2>
          <p>{staffNoticeText}</p>
        </div>
        <TextLink {...staffNotice.link} />
      </div>
    </section>
  )
}
