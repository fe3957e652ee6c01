// Runs before anything is painted, so that a remembered theme or language never flashes the other one.
try {
  const kept = JSON.parse(localStorage.getItem('crossover') ?? '{}');
  if (kept.theme === 'light' || kept.theme === 'dark') document.documentElement.dataset.theme = kept.theme;
  if (kept.language) document.documentElement.lang = kept.language;
} catch {
  // No storage or nothing readable in it: the system's theme it is.
}
