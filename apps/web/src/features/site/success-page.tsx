import { CircleCheck } from 'lucide-react';
import { PaymentNotice } from './components/payment-notice.tsx';
import { texts } from './texts.ts';

export function SuccessPage() {
  const icon = <CircleCheck size={32} strokeWidth={1.5} aria-hidden className="text-ok" />;
  return <PaymentNotice icon={icon} href="/armoni" words={texts.success} />;
}
