import type { Page } from '@playwright/test';

/**
 * Targets under 24 × 24 CSS px that WCAG 2.5.8 does not excuse. Excused are links inside a
 * sentence, and small targets whose circle of 24 px touches no other target.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const interactive =
      'a[href], button, input:not([type="hidden"]), select, textarea, [role="button"], [role="menuitem"], [role="option"], [role="slider"], [role="radio"], [role="switch"]';
    const boxOf = (element: Element) => {
      const box = element.getBoundingClientRect();
      // A pseudo-element may widen what a finger meets.
      const after = getComputedStyle(element, '::after');
      const width = Math.max(
        box.width,
        after.content === 'none' ? 0 : parseFloat(after.width) || 0,
      );
      const height = Math.max(
        box.height,
        after.content === 'none' ? 0 : parseFloat(after.height) || 0,
      );
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, width, height };
    };
    const isMet = (element: Element) => {
      const { x, y, width, height } = boxOf(element);
      if (width < 2 || height < 2 || !element.checkVisibility({ opacityProperty: true }))
        return false;
      const met = document.elementFromPoint(x, y);
      return met !== null && (element.contains(met) || met.contains(element));
    };
    const inSentence = (element: Element) => {
      const parent = element.closest('p, li, td, blockquote, label');
      return (
        getComputedStyle(element).display === 'inline' &&
        (parent?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0)
      );
    };
    const targets = [...document.querySelectorAll(interactive)].filter(isMet);
    const boxes = new Map(targets.map((target) => [target, boxOf(target)] as const));
    const isCrowded = (target: Element) => {
      const own = boxes.get(target);
      return targets.some((other) => {
        const box = boxes.get(other);
        if (!own || !box || other === target || other.contains(target) || target.contains(other))
          return false;
        const small = box.width < 24 || box.height < 24;
        const dx = Math.abs(own.x - box.x) - (small ? 12 : box.width / 2);
        const dy = Math.abs(own.y - box.y) - (small ? 12 : box.height / 2);
        return Math.hypot(Math.max(0, dx), Math.max(0, dy)) < 12;
      });
    };
    return targets
      .filter((target) => {
        const { width = 0, height = 0 } = boxes.get(target) ?? {};
        return (width < 24 || height < 24) && !inSentence(target) && isCrowded(target);
      })
      .map((target) => {
        const { width = 0, height = 0 } = boxes.get(target) ?? {};
        return `${Math.round(width)} × ${Math.round(height)}: ${target.outerHTML.slice(0, 120)}`;
      });
  });
}
