import { CircleSlash } from 'lucide-react';
import { PaymentNotice } from './components/payment-notice.tsx';
import { texts } from './texts.ts';

export function CancelPage() {
  const icon = <CircleSlash size={32} strokeWidth={1.5} aria-hidden className="text-fg3" />;
  return <PaymentNotice icon={icon} href="/contact" words={texts.cancel} />;
}
