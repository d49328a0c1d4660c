import type { Dialogue } from '../../store/dialogue-types.ts'

/** Whether the chat's last line asks about the doubtful value. A yes confirms nothing older (D133). */
export const isDoubtLast = ({ doubt, doubtAt, times }: Dialogue): boolean =>
  doubt !== null && doubtAt === times.now
