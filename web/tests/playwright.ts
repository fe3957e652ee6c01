// Tests of a game lie in its folder, games/NAME/browser, where no package is found: they take Playwright from here.
export * from '@playwright/test';
