import type { NoticeType } from '@tero/shared/rules/notifications';
import BadgeCheck from 'lucide-react/icons/badge-check';
import BadgeX from 'lucide-react/icons/badge-x';
import Bell from 'lucide-react/icons/bell';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import CirclePause from 'lucide-react/icons/circle-pause';
import CircleSlash from 'lucide-react/icons/circle-slash';
import CreditCard from 'lucide-react/icons/credit-card';
import Eye from 'lucide-react/icons/eye';
import FileCheck from 'lucide-react/icons/file-check';
import FileText from 'lucide-react/icons/file-text';
import Flag from 'lucide-react/icons/flag';
import Mail from 'lucide-react/icons/mail';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import MessageSquareReply from 'lucide-react/icons/message-square-reply';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Newspaper from 'lucide-react/icons/newspaper';
import Receipt from 'lucide-react/icons/receipt';
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point';
import Sparkles from 'lucide-react/icons/sparkles';
import SquarePen from 'lucide-react/icons/square-pen';
import Star from 'lucide-react/icons/star';
import Sunrise from 'lucide-react/icons/sunrise';
import Tag from 'lucide-react/icons/tag';
import Undo2 from 'lucide-react/icons/undo-2';
import type { LucideIcon } from 'lucide-react/types';

export interface NoticeLook {
  Icon: LucideIcon;
  style: string;
}

const primary = 'bg-primary-soft text-on-primary-soft';
const success = 'bg-success-soft text-success';
const warning = 'bg-warn-ground text-warn-ink';
const danger = 'bg-danger-soft text-danger';

const looks: Record<NoticeType, NoticeLook> = {
  review_response: { Icon: MessageSquareReply, style: primary },
  new_review: { Icon: Star, style: warning },
  profile_approved: { Icon: BadgeCheck, style: success },
  profile_rejected: { Icon: BadgeX, style: danger },
  subscription_activated: { Icon: CircleCheckBig, style: success },
  subscription_expired: { Icon: CalendarX, style: danger },
  subscription_paused: { Icon: CirclePause, style: warning },
  subscription_cancelled: { Icon: CircleSlash, style: warning },
  payment_received: { Icon: Receipt, style: success },
  payment_failed: { Icon: CreditCard, style: danger },
  payment_refunded: { Icon: Undo2, style: success },
  payment_reminder: { Icon: CalendarClock, style: warning },
  security_alert: { Icon: ShieldAlert, style: danger },
  moderation: { Icon: Flag, style: warning },
  review_reminder: { Icon: SquarePen, style: primary },
  contact_question: { Icon: MessageCircleQuestionMark, style: primary },
  paper_ends: { Icon: CalendarClock, style: warning },
  pause_ended: { Icon: Sunrise, style: success },
  inquiry_received: { Icon: MessagesSquare, style: primary },
  quote_received: { Icon: FileText, style: primary },
  quote_seen: { Icon: Eye, style: primary },
  quote_accepted: { Icon: FileCheck, style: success },
  quote_agreed: { Icon: FileCheck, style: success },
  cita: { Icon: CalendarClock, style: primary },
  new_service: { Icon: Sparkles, style: primary },
  weekly_digest: { Icon: Newspaper, style: primary },
  new_message: { Icon: Mail, style: primary },
  promotion: { Icon: Tag, style: primary },
  team_todo: { Icon: Bell, style: primary },
};

/** Returns the look of a notification type. Types that this version does not know get a generic bell (rule NOTI-3). */
export function lookOf(type: string): NoticeLook {
  return Object.hasOwn(looks, type) ? looks[type as NoticeType] : { Icon: Bell, style: primary };
}
